import type { Shop } from "@vetrina/shop-rules/operations/record.ts";
import { openCounts } from "../counts/open-counts.ts";
import type { Env } from "../env.ts";
import { forgetErrors, listErrors } from "../errors/error-groups.ts";
import { type Desk, Refused } from "./desk-context.ts";
import { html } from "./html.ts";
import { DESK, HOME, listPlaces, type Place, PRIVATE, type View, writePage } from "./layout.ts";
import { showCache } from "./pages/cache.ts";
import { showCounters } from "./pages/counters.ts";
import { showErrors } from "./pages/errors.ts";
import { showFaults, writeFaultAddress } from "./pages/faults.ts";
import { showOverview } from "./pages/overview.ts";
import { runPurge, showPurge } from "./pages/purge.ts";
import { showSignIn } from "./pages/sign-in.ts";
import { changeSwitch, showSwitches } from "./pages/switches.ts";
import { writeMessage } from "./parts.ts";
import { endSession, hasToken, isToken, readSession, startSession } from "./session.ts";

const SHOWN: Record<Place, (desk: Desk) => Promise<View>> = {
	[HOME]: showOverview,
	[`${DESK}/cache`]: showCache,
	[`${DESK}/counters`]: showCounters,
	[`${DESK}/errors`]: showErrors,
	[`${DESK}/switches`]: showSwitches,
	[`${DESK}/purge`]: (desk) => showPurge(desk),
	[`${DESK}/faults`]: (desk) => showFaults(desk),
};

const redirect = (location: string, cookies: readonly string[] = []): Response => {
	const headers = new Headers({ location, ...PRIVATE });
	for (const cookie of cookies) headers.append("set-cookie", cookie);
	return new Response(null, { status: 303, headers });
};

const NOT_FOUND: View = {
	title: "Not found",
	status: 404,
	content: html`<p>Operations have no such page.</p><p><a href="${HOME}">Overview</a></p>`,
};

const findPlace = (shop: Shop, path: string): Place | undefined =>
	listPlaces(shop).find((place) => place === path);

/** Responds to a POST; returns a view that is shown as it is, or the address to go to. */
const ACTIONS: Partial<Record<Place, (desk: Desk, form: URLSearchParams) => Promise<View | string>>> = {
	[`${DESK}/switches`]: changeSwitch,
	[`${DESK}/purge`]: runPurge,
	[`${DESK}/errors`]: async ({ env }, form) => {
		const id = form.get("id") ?? "";
		await forgetErrors(env.DB, id === "all" ? undefined : id);
		return `${DESK}/errors`;
	},
	[`${DESK}/faults`]: async (desk, form) =>
		writeFaultAddress(desk, form) ?? {
			...(await showFaults(desk, "The address has to be one of this shop.")),
			status: 400,
		},
};

/** Reads bytes, because the runtime warns of a form that is read as a text. */
const readForm = async (request: Request): Promise<URLSearchParams> =>
	new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer()));

/** Returns the JSON of counters or errors, for a request whose token the shop has checked. */
const respondWithJson = async ({ env, url, now }: Desk): Promise<Response> => {
	if (url.pathname === "/ops/errors")
		return Response.json({ errors: await listErrors(env.DB, 500) }, { headers: PRIVATE });
	const hours = Math.min(48, Math.max(1, Math.floor(Number(url.searchParams.get("hours"))) || 24));
	const counts = await openCounts(env).read(hours, now);
	return Response.json({ hours, ...counts }, { status: "reason" in counts ? 503 : 200, headers: PRIVATE });
};

/**
 * Responds with a page of operations (ops-15). Without a session every address shows the form that starts one, and nothing is done. The shop
 * has refused writes of other origins before.
 */
export const respond = async (env: Env, request: Request, shop: Shop, now: number): Promise<Response> => {
	const url = new URL(request.url);
	const desk: Desk = { env, shop, request, url, now };
	const { token } = shop;
	if (shop.isAuthorized) return respondWithJson(desk);
	if (!hasToken(token))
		return Response.json(
			{ type: "about:blank", title: "Not found", status: 404, detail: "Operations have no such address." },
			{ status: 404, headers: { ...PRIVATE, "content-type": "application/problem+json" } },
		);
	if (url.pathname === "/ops") return redirect(HOME);
	const place = findPlace(shop, url.pathname);
	const isPost = request.method === "POST";
	if (isPost && url.pathname === `${DESK}/sign-in`) return signIn(desk, token);
	if (isPost && url.pathname === `${DESK}/sign-out`) return redirect(HOME, [endSession(url)]);
	const session = await readSession(request, token, now);
	if (!session) return writePage(shop, showSignIn(place && !isPost ? place + url.search : HOME));
	const cookies = session.cookie ? [session.cookie] : [];
	if (!place) return writePage(shop, NOT_FOUND, { here: HOME, cookies });
	const act = ACTIONS[place];
	if (isPost && !act) return new Response(null, { status: 405, headers: { ...PRIVATE, allow: "GET, HEAD" } });
	try {
		const outcome = isPost && act ? await act(desk, await readForm(request)) : await SHOWN[place](desk);
		return typeof outcome === "string"
			? redirect(outcome, cookies)
			: writePage(shop, outcome, { here: place, cookies });
	} catch (error) {
		if (!(error instanceof Refused)) throw error;
		const refusal = {
			title: "Not done",
			status: error.status,
			content: html`${writeMessage(error.message, true)}<p><a href="${place}">Back</a></p>`,
		};
		return writePage(shop, refusal, { here: place, cookies });
	}
};

const signIn = async ({ request, shop, url, now }: Desk, token: string): Promise<Response> => {
	const form = await readForm(request);
	const wish = form.get("next") ?? "";
	// A page of operations only, so that the form leads nowhere else.
	const { pathname, search } = new URL(URL.canParse(wish, url) ? wish : HOME, url);
	const next = wish.startsWith(pathname) && findPlace(shop, pathname) ? pathname + search : HOME;
	if (await isToken(token, form.get("token") ?? ""))
		return redirect(next, [await startSession(url, token, now)]);
	return writePage(shop, showSignIn(next, true));
};
