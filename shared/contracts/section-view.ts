/**
 * A section that editors placed on a page. `type`: its folder in `sections/`, whose component draws the view. `key`: its place on the page.
 * `inner`: the types of the sections inside it, whose code its page needs as well.
 */
export type SectionView = { type: string; key: string; view: object; inner?: string[] };
export type WithSections = { sections: SectionView[] };
