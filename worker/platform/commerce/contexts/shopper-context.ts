import { Lru } from "@vetrina/shop-rules/lib/lru.ts";
import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Campaign } from "../../../../shared/domain/campaign/campaign.ts";
import {
	type ContextBody,
	MOST_SIGN_OUTS,
	wantedContext,
} from "../../../../shared/domain/campaign/shopper-context.ts";
import { digest, sessionFacts } from "../logins/session-facts.ts";
import type { Shopper, ShopperSession } from "../logins/sessions.ts";
import {
	contextCookie,
	endedContextCookies,
	type KeptContext,
	readContextCookie,
	signOutsCookie,
	signOutsIn,
} from "./context-cookie.ts";
import { type SendContext, sendContext } from "./send-context.ts";

export type ShopperContext = {
	/**
	 * Updates the platform's context before prices are read; never throws. Without a session nothing is sent, unless `begins` is set and the
	 * link carries an offer. With `trusts`, the groups in the cookie are used, so that no call is made if nothing else has changed.
	 */
	settle(options?: { begins?: boolean; trusts?: boolean }): Promise<void>;
	refuse(session: ShopperSession): Promise<boolean>;
	/** Forgets the browser's context, so that the platform gets a new context (identity-77). */
	forget(): void;
	keptGroups(): Promise<readonly string[]>;
	setCookies(): string[];
};

export type ContextRequest = {
	cookies: string | null;
	hadSession: boolean;
	userAgent: string | undefined;
	device: "mobile" | "desktop";
	campaign: Campaign;
	/** A preview shows a customer group, and its context is not validated: nothing signs its customer out (preview-5). */
	preview?: { group?: string };
	secure: boolean;
	now: number;
	secret: string;
};
type Parts = SendContext & { locale: Pick<SiteLocale, "siteId" | "country"> };

const DEBOUNCE = 600;
const PAUSE = 30_000;
const lastSent = new Lru<{ print: string; until: number }>(2000);
const failedUntil = new Lru<number>(2000);

export const createShopperContext = (
	cx: Parts,
	shopper: Shopper,
	request: ContextRequest,
	groups: (session: ShopperSession) => Promise<readonly string[]>,
): ShopperContext => {
	const { siteId, country } = cx.locale;
	const { cookies, hadSession, secure, secret, now, campaign, device, preview } = request;
	const { log } = cx.platform;
	const cookieLines: string[] = [];
	let current: string | null | undefined;
	let settled: ShopperSession | undefined;

	const toOwner = ({ usid, customerId }: ShopperSession) => ({ usid, customerId, siteId });
	const keptFor = (session: ShopperSession) =>
		readContextCookie(secret, toOwner(session), cookies, { secure, now });
	const keep = async (session: ShopperSession, context: KeptContext): Promise<void> => {
		const { registered } = session;
		current = session.usid;
		cookieLines.push(await contextCookie(secret, toOwner(session), context, { registered, secure, now }));
	};

	/**
	 * Signs out a customer and returns true. Returns false for guests, who would lose their basket, for agents, and after too many sign-outs.
	 */
	const signOut = async (session: ShopperSession): Promise<boolean> => {
		const before = signOutsIn(cookies, secure);
		if (preview || !session.registered || session.agent || before >= MOST_SIGN_OUTS) return false;
		await shopper.signOut();
		current = null;
		cookieLines.push(signOutsCookie(before + 1, secure));
		return true;
	};

	const send = async (
		context: ContextBody,
		names: readonly string[],
		{
			session,
			keptContext,
			print,
		}: { session: ShopperSession; keptContext: KeptContext | null; print: string },
	): Promise<void> => {
		const place = `${siteId} ${session.usid} ${session.customerId}`;
		const last = lastSent.get(place);
		if ((last?.print === print && last.until > now) || (failedUntil.get(place) ?? 0) > now) return;
		lastSent.set(place, { print, until: now + DEBOUNCE });
		const outcome = await sendContext(cx, shopper, context, keptContext !== null);
		if (outcome.ok) return keep(await shopper.session(), { print, groups: names });
		failedUntil.set(place, now + PAUSE);
		const signedOut = outcome.refusal === "refused" && (await signOut(session));
		log(
			outcome.refusal === "refused" ? "error" : "warning",
			"commerce/shopper-context",
			"A context is not set",
			{
				reason: outcome.reason,
				status: outcome.status,
				signedOut,
				...(await sessionFacts(session, request.userAgent)),
			},
		);
	};

	const namesFor = async (session: ShopperSession, keptContext: KeptContext | null, trusts: boolean) => {
		if (!session.registered) return [];
		return trusts && keptContext
			? keptContext.groups
			: groups(session).catch(() => keptContext?.groups ?? []);
	};
	const settle = async (begins: boolean, trusts: boolean): Promise<void> => {
		const isOffered = campaign.sourceCode !== undefined || campaign.effectiveDateTime !== undefined;
		if (!shopper.isKnown && !(begins && isOffered)) return;
		const session = await shopper.session();
		current = session.usid;
		settled = session;
		const keptContext = await keptFor(session);
		const names = await namesFor(session, keptContext, trusts);
		const context = wantedContext({ country, device, group: preview?.group ?? names[0], campaign });
		const print = await digest(JSON.stringify([context, names]));
		if (keptContext?.print !== print) await send(context, names, { session, keptContext, print });
	};

	return {
		settle: ({ begins = false, trusts = false } = {}) =>
			settle(begins, trusts).catch(async (error: unknown) => {
				log("warning", "commerce/shopper-context", "Updating the shopper context failed", {
					error,
					...(await sessionFacts(settled, request.userAgent)),
				});
			}),
		refuse: signOut,
		forget: () => {
			current = null;
		},
		keptGroups: async () => {
			const session = await shopper.session();
			return session.registered ? ((await keptFor(session))?.groups ?? []) : [];
		},
		setCookies: () => {
			const isOver = hadSession && !shopper.isKnown;
			const endedCookies =
				current === undefined && !isOver
					? []
					: endedContextCookies(cookies, siteId, isOver ? undefined : (current ?? undefined), secure);
			return [...endedCookies, ...cookieLines];
		},
	};
};
