import type { WithSections } from "../../shared/contracts/section-view.ts";

export type NotFoundData = WithSections & { title: string };
