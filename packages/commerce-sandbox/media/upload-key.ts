/** R2 keys are the content's SHA-256, so that equal files are stored once and a key never changes its meaning. */
export const uploadKeyPattern = /^upload\/[0-9a-f]{64}\.(png|jpg|webp|avif)$/;
