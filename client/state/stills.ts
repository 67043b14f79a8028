import type { ComponentType } from "react";
import type { RefinementView } from "../../shared/contracts/list-views.ts";
import type { LocaleView } from "../../shared/contracts/page.ts";
import type { NavItemView, ShellView } from "../../shared/contracts/views.ts";

/** Content that only the server draws on a first visit (decision 0059), by the name of its file `<name>.still.tsx`. */
export type StillProps = {
	menuItems: { items: readonly NavItemView[] };
	menuFoot: { homeHref: string; accountHref: string; wishlistHref: string; helpHref: string };
	footerColumns: {
		siteName: string;
		columns: readonly { title: string; links: readonly { label: string; href: string }[] }[];
	};
	localeSelectors: { shell: ShellView; locale: LocaleView; path: string };
	consent: object;
	/** `list`: the path. `before`: refinements in the order first rendered, which values keep (list-24). */
	filterValues: { list: string; refinements: readonly RefinementView[]; before?: readonly RefinementView[] };
};
export type StillName = keyof StillProps;

export type Stills = <N extends StillName>(name: N) => ComponentType<StillProps[N]> | undefined;
