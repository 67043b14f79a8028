/**
 * A section that editors placed on a page. `type`: its folder in `sections/`, whose component draws the view. `key`: its place on the page.
 */
export type SectionView = { type: string; key: string; view: object };
export type WithSections = { sections: SectionView[] };
