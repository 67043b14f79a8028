export const FILE_FAILED = "vite:preloadError";
