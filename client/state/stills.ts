import type { ComponentType } from "react";
import type { RefinementView } from "../../pages/list/contract.ts";
import type { LocaleView } from "../../shared/contracts/page.ts";
import type { NavItemView, ShellView } from "../../shared/contracts/views.ts";

/**
 * What the server writes and a first visit never draws (decision 0059), by the name of its file: `<name>.still.tsx`, with what it
 * is drawn from.
 */
export type StillProps = {
	menuItems: { items: readonly NavItemView[] };
	/** Below the menu of small screens. */
	menuFoot: { homeHref: string; accountHref: string; wishlistHref: string; helpHref: string };
	footerColumns: {
		siteName: string;
		columns: readonly { title: string; links: readonly { label: string; href: string }[] }[];
	};
	localeSelectors: { shell: ShellView; locale: LocaleView; path: string };
	consent: object;
	/** `list`: the path; `before`: what the server wrote of the same list, in whose places its values stay (list-24). */
	filterValues: { list: string; refinements: readonly RefinementView[]; before?: readonly RefinementView[] };
};
export type StillName = keyof StillProps;

/** All of them on the server, none in the browser. */
export type Stills = <N extends StillName>(name: N) => ComponentType<StillProps[N]> | undefined;
