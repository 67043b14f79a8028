/** Window event of Vite: the file of a dynamic import failed to load. */
export const FILE_FAILED = "vite:preloadError";
