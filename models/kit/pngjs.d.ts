// Types for the few parts of pngjs that are used here; the package brings none.
declare module 'pngjs' {
  interface Picture {
    width: number
    height: number
    data: Uint8Array
  }
  export class PNG implements Picture {
    constructor(options: { width: number; height: number })
    width: number
    height: number
    data: Uint8Array
    static sync: {
      write(picture: PNG, options?: { colorType?: number; deflateLevel?: number }): Uint8Array
      read(bytes: Uint8Array): Picture
    }
  }
}
