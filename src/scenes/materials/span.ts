// Scale of the baked models' UV coordinates.

/** Size (cm) that UV 0 to 1 spans; keeps 16-bit coordinates exact to 0.16 mm. */
export const UV_SPAN = 1024
