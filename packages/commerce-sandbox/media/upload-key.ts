/** R2 keys contain the content's SHA-256, so that equal files are stored once and a cached file never becomes outdated. */
export const uploadKeyPattern = /^upload\/[0-9a-f]{64}\.(png|jpg|webp|avif)$/;
