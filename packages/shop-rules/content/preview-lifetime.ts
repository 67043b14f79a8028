/**
 * Seconds for which an editor's tool may show one page without a request (preview-4, preview-11). Token and cookie last as long as each other, because a
 * frame that stays in view asks for nothing, and would fall back to the live shop with its next request.
 */
export const PREVIEW_LIFETIME = 28_800;
