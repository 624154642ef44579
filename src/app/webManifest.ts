/** The app's web manifest, for installation. */
export const webManifest = {
  id: '/',
  name: 'Jharokha',
  short_name: 'Jharokha',
  description: 'A table for board games, where the dice really fall.',
  lang: 'en',
  start_url: '/',
  display: 'standalone' as const,
  orientation: 'any' as const,
  background_color: '#2b140f',
  theme_color: '#3a1c14',
  categories: ['games'],
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' as const },
  ],
}
