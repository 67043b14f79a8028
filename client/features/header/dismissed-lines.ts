/** Key of session storage. The early script hides dismissed lines by it, so that they do not appear and vanish. */
export const DISMISSED_LINES = "shop.declined.banner";
