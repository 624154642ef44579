// How the baked models measure their texture coordinates.

/** Texture coordinates 0..1 of a model span this many cm, which keeps 16-bit coordinates exact to 0.16 mm. */
export const UV_SPAN = 1024
