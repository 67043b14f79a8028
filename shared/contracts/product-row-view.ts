import type { LinkView, TileView } from "./views.ts";

export type ProductRowView = { title: string; link?: LinkView; tiles: TileView[] };
