import type { Context } from "hono";
import type { AppEnv } from "../context.ts";
import { PlatformUnavailable, platformOrigin, platformResponse } from "../platform/fetch.ts";
import { problem } from "../problem.ts";
import { callsOf } from "../request-calls.ts";

/** What the media service decides on, and nothing else of a request. */
const PARAMETERS = ["sw", "sh", "sm", "sfrm", "q", "strip"];
const PASSED_ON = ["content-type", "content-length", "cache-control", "vary", "etag", "last-modified"];

/**
 * A picture that nobody has asked for before has to be drawn, after those that were asked for before it. The page stands
 * meanwhile: a picture that is late is better than a hole, so it may take longer than a page (ms).
 */
const PATIENCE = 90_000;

/** `/dw/image/*` and `/dw/model/*`: pictures and models of the platform's media service, under our own origin and kept by the location's cache. */
export const handleMedia = async (c: Context<AppEnv>): Promise<Response> => {
	const { platform } = callsOf(c);
	const asked = new URL(c.req.url);
	const url = new URL(asked.pathname, platformOrigin(platform.env));
	for (const name of PARAMETERS) {
		const value = asked.searchParams.get(name);
		if (value !== null) url.searchParams.set(name, value);
	}
	const headers = new Headers();
	for (const name of ["accept", "if-none-match"]) {
		const value = c.req.header(name);
		if (value) headers.set(name, value);
	}
	try {
		const patient = { ...platform, deadline: AbortSignal.timeout(PATIENCE) };
		const response = await platformResponse(patient, new Request(url, { headers }), {
			family: "media",
			timeout: PATIENCE,
			retries: 1,
		});
		if (!response.ok && response.status !== 304)
			return response.status < 500
				? problem(response.status === 404 ? 404 : 400, "There is no such picture.")
				: problem(503, "The picture cannot be had just now.", { headers: { "retry-after": "5" } });
		const answer = new Response(response.body, { status: response.status });
		for (const name of PASSED_ON) {
			const value = response.headers.get(name);
			if (value) answer.headers.set(name, value);
		}
		return answer;
	} catch (error) {
		if (!(error instanceof PlatformUnavailable)) throw error;
		return problem(503, "The picture cannot be had just now.", { headers: { "retry-after": "5" } });
	}
};
