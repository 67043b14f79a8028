import { testContext } from "../cache/testing.ts";
import type { PlatformCalls } from "./load-json.ts";
import type { RouteCalls } from "./routes/ask-url-mapping.ts";

export const testCalls = (respond: (url: URL, request: Request) => Response | Promise<Response>) => {
	const { cx, later, settled } = testContext();
	const requests: string[] = [];
	const fetch = async (request: Request): Promise<Response> => {
		const url = new URL(request.url);
		requests.push(url.pathname + url.search);
		return respond(url, request);
	};
	const calls: PlatformCalls & RouteCalls = {
		cache: cx,
		platform: {
			env: {
				COMMERCE: { fetch } as unknown as Fetcher,
				COMMERCE_ORGANIZATION: "f_ecom_o",
				COMMERCE_CLIENT_ID: "client",
			},
			deadline: cx.deadline,
			log: () => {},
		},
	};
	return { calls, requests, later, settled };
};
