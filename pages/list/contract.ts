import type {
	ListTilesView,
	RefinementValueView,
	RefinementView,
} from "../../shared/contracts/list-views.ts";
import type { WithSections } from "../../shared/contracts/section-view.ts";
import type { LinkView } from "../../shared/contracts/views.ts";
import type { Markup } from "../../shared/domain/content/markup.ts";
import type { LinkedPart } from "../../shared/domain/legal/linked-text.ts";

export type ListData = ListTilesView &
	WithSections & {
		above?: string;
		description?: string;
		/** The note that the market's law wants at prices, once for the list (legal-5). */
		priceNote?: LinkedPart[];
		text?: Markup;
		links?: { place: "head" | "foot"; title?: string; links: LinkView[] };
		tabs?: (LinkView & { selected?: true })[];
		dots?: { label: string; square?: true; values: RefinementValueView[] };
		mode: "category" | "search";
		query?: string;
		categoryId?: string;
		breadcrumbs: LinkView[];
		subcategories: LinkView[];
		totalText: string;
		sorting: { id: string; label: string; href: string; selected: boolean }[];
		refinements: RefinementView[];
		chips: { label: string; href: string }[];
		clearHref?: string;
		resting?: { text: string; again: LinkView };
		suggestions: LinkView[];
		popular?: LinkView[];
		rowsBelow?: true;
	};
