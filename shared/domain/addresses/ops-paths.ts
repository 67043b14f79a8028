/** The address to which a content service announces changes (content-66). */
export const CHANGES_PATH = "/ops/content";
