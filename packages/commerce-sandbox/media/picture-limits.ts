export const MAX_PICTURE_BYTES = 12 * 1024 * 1024;
