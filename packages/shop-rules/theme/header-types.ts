/** Appearances of the header that editors choose for a page. */
export const HEADER_TYPES = ["default", "naked", "naked_mobile", "contrast", "transparent", "white"] as const;
export type HeaderType = (typeof HEADER_TYPES)[number];

export const isHeaderType = (name: string): name is HeaderType => HEADER_TYPES.some((type) => type === name);
