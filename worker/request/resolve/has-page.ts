import { isUnavailable } from "../../platform/is-unavailable.ts";
import type { Calls } from "../calls.ts";
import { createPageContext, type PageRequestContext } from "../page/create-page-context.ts";
import { resolvePage } from "./resolve-page.ts";
import type { RouteTable } from "./route-table.ts";

export const hasPage = async (
	calls: Calls,
	request: PageRequestContext,
	routes: RouteTable,
): Promise<boolean> => {
	if (request.path === "/" || routes.at(request.path)?.scope === "private") return true;
	try {
		const resolution = await resolvePage(calls, await createPageContext(calls, request), routes);
		return "redirect" in resolution || resolution.unsure === true || resolution.page.status !== 404;
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		calls.platform.log("warning", "request/has-page", "A page of another site could not be looked up", {
			error,
			path: request.path,
		});
		return true;
	}
};
