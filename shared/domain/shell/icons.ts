/** The icons that editors may name (content-29); `client/ui/icon.tsx` draws them. */
export const ICONS = ["menu", "search", "bag", "person", "heart", "next", "enlarge", "close"] as const;
export type IconName = (typeof ICONS)[number];

export const isIconName = (name: string): name is IconName => ICONS.some((one) => one === name);
