import type { PreviewState } from "../../../shared/domain/preview/preview-state.ts";
import type { Bindings } from "../../base/bindings.ts";
import type { EventDeliveries } from "../../platform/analytics/event-deliveries.ts";
import { readSigned, type Signed, writeSigned } from "./signed-state.ts";

/** Seconds. The object that remembers used links forgets them after five days. */
export const LINK_LIFETIME = { usual: 86_400, most: 4 * 86_400 } as const;
/** Seconds that an editor's tool has to open its frame. */
const FRAME_LIFETIME = 60;

type Env = Pick<Bindings, "SESSION_KEY" | "EVENT_DELIVERIES">;

/**
 * Returns the address of a page in a preview, for a colleague. It opens once, until it expires (preview-4). `isFramed`: for the frame of an
 * editor's tool, which browsers may load several times (preview-16).
 */
export const writePreviewLink = async (
	{ SESSION_KEY }: Env,
	page: URL,
	state: PreviewState,
	{ now, seconds = LINK_LIFETIME.usual, isFramed }: { now: number; seconds?: number; isFramed?: boolean },
): Promise<{ href: string; until: string }> => {
	const url = new URL(page);
	url.searchParams.delete("preview");
	const until = now + Math.min(seconds, isFramed ? FRAME_LIFETIME : LINK_LIFETIME.most) * 1000;
	const path = url.pathname + url.search;
	const signed: Signed = { state, until, path, ...(isFramed ? { isFramed } : { id: crypto.randomUUID() }) };
	url.searchParams.set("preview", await writeSigned(SESSION_KEY, "link", signed));
	return { href: url.href, until: new Date(until).toISOString() };
};

/** The object for events remembers ids, each once, for longer than a link lasts. */
const isFirstUse = async ({ EVENT_DELIVERIES }: Env, id: string, now: number): Promise<boolean> => {
	const object = (EVENT_DELIVERIES as DurableObjectNamespace<EventDeliveries>).getByName("preview-links");
	return (await object.begin([id], now))[id] === "new";
};

/** Returns whether a link can be opened, as far as its signature, date and page say. */
export const isPreviewLink = async (
	{ SESSION_KEY }: Env,
	token: string,
	path: string,
	now: number,
): Promise<boolean> => (await readSigned(SESSION_KEY, "link", token, now))?.path === path;

/** Returns the state of a link, or why it opens nothing: it is forged, expired or for another page, or was opened before. */
export const openPreviewLink = async (
	env: Env,
	token: string,
	path: string,
	{ now, inFrame }: { now: number; inFrame: boolean },
): Promise<PreviewState | "not valid" | "opened before"> => {
	const signed = await readSigned(env.SESSION_KEY, "link", token, now);
	if (signed?.path !== path) return "not valid";
	if (signed.isFramed) return inFrame ? signed.state : "not valid";
	if (!signed.id) return "not valid";
	return (await isFirstUse(env, signed.id, now)) ? signed.state : "opened before";
};
