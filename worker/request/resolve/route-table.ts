import type { RouteName } from "../../../pages/routes.ts";
import type { ContentPage } from "../../../shared/domain/content/content.ts";
import type { HandleForm } from "../form/form-context.ts";
import type { LoadedPage, LoadPrivate, LoadShared } from "../page/loader.ts";
import type { PageContext } from "../page/page-context.ts";

export type Route = {
	form?: HandleForm;
	actions?: readonly string[];
} & ({ scope: "shared"; load: LoadShared } | { scope: "private"; load?: LoadPrivate });

/** worker/index.ts injects the routes, so that code that resolves addresses imports no page. */
export type RouteTable = {
	at(path: string): Route | undefined;
	nameAt(path: string): RouteName | undefined;
	findByAction(action: string): RouteName | undefined;
	load: Record<"category" | "content" | "product" | "store", LoadShared>;
	notFound(content: ContentPage | null, cx: PageContext): Promise<LoadedPage>;
};
