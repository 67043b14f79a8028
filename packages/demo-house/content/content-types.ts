import type { HouseLines, HouseText } from "../house-text.ts";

export type Texts = HouseText;

export type EditorialPage = { title: Texts; description: Texts; body: HouseLines };
