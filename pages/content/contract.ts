import type { WithSections } from "../../shared/contracts/section-view.ts";

export type ContentData = WithSections & { title: string };
