import { problem } from "../http/problem.ts";

const IN_THE_GATEWAY =
	/^\/(search|product|shopper|checkout|customer|pricing|store|site|configuration|experience|custom)\//;

const NO_PAGE = "<!doctype html><title>Not Found</title><h1>The page you requested cannot be found.</h1>";

/**
 * Responds as an instance that does not have the API of this path: SCAPI and custom APIs with the problem that Salesforce documents for
 * endpoints that are not registered, controllers and other services with their page for unknown addresses.
 */
export const answerAbsent = (path: string): Response =>
	IN_THE_GATEWAY.test(path)
		? problem(404, "resource-not-found", "Could not find requested resource")
		: new Response(NO_PAGE, {
				status: 404,
				headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
			});
