import type { RouteName } from "../../../pages/routes.ts";
import type { NotFoundContent } from "../../../shared/domain/content/content.ts";
import type { HandleForm } from "../form/form-context.ts";
import type { LoadedPage, LoadPrivate, LoadShared } from "../page/loader.ts";
import type { PageContext } from "../page/page-context.ts";

/** How a route of pages/routes.ts responds. */
export type Route = {
	/** Handles a form that is posted there. */
	form?: HandleForm;
	/** The platform's controller actions that mean this route (platform-8). */
	actions?: readonly string[];
} & (
	| { scope: "shared"; load: LoadShared }
	/** Loaded for each request alone, with the shopper's session, and never cached. */
	| { scope: "private"; load?: LoadPrivate }
);

/** The routes of the shop. worker/index.ts hands them in, so that the code that resolves addresses imports no page. */
export type RouteTable = {
	/** Returns the route at a path without prefix. */
	at(path: string): Route | undefined;
	/** Returns the name of the route that one of the platform's controller actions means. */
	named(action: string): RouteName | undefined;
	/** Loads the pages whose addresses the category tree or the platform's route information holds. */
	load: Record<"category" | "content" | "product" | "store", LoadShared>;
	notFound(content: NotFoundContent | null, cx: PageContext): LoadedPage;
};
