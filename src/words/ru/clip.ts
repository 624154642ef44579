/** Russian error messages for clips and films. */
export const clip = {
  'clip.missing.coder': 'Этот браузер не может делать фильмы: в нём нет WebCodecs.',
  'clip.missing.pictures':
    'В этом браузере нет кодировщика для такого фильма. Попробуйте другой вид файла или меньший размер с чётными сторонами.',
  'clip.missing.sound':
    'В этом браузере нет кодировщика звука. Попробуйте другой вид файла или без звука.',
} as const
