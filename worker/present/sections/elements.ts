import type { ElementView } from "../../../shared/contracts/views.ts";
import { localPath } from "../../../shared/domain/addresses/paths.ts";
import type { PageContext } from "../../request/page/page-context.ts";

type ElementContext = Pick<PageContext, "path" | "paths" | "categories" | "missing">;

/** The elements that editors can place, by their ids; each is null where it has nothing to show. */
const ELEMENTS: {
	[Id in ElementView["element"]]: (cx: ElementContext) => (ElementView & { element: Id }) | null;
} = {
	recommendations: () => ({ element: "recommendations" }),
	/** The categories below the page's own, or the departments on a page of no category. */
	subcategories: ({ path, paths, categories }) => {
		const category = categories.byUrl.get(localPath(path));
		const children = (category?.children ?? categories.roots).filter(({ showInMenu }) => showInMenu);
		const links = children.map(({ name, url }) => ({ label: name, href: paths.category(url) }));
		return links.length > 0 ? { element: "subcategories", links } : null;
	},
};

export const ELEMENT_IDS = Object.keys(ELEMENTS);

const isElement = (id: string): id is ElementView["element"] => Object.hasOwn(ELEMENTS, id);

/** Returns an element for any page. One that the shop does not know is not shown, and developers are told (content-2). */
export const loadElement = (id: string, cx: ElementContext): ElementView | null => {
	if (isElement(id)) return ELEMENTS[id](cx);
	cx.missing(`The shop has no element "${id}"`, "present/sections/elements");
	return null;
};
