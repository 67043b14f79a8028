import type { Bindings } from "../../../base/bindings.ts";
import { within } from "../../../cache/single-flight.ts";
import type { PlatformContext } from "../../fetch.ts";
import type { GuestLogins } from "./guest-logins.ts";
import type { IssuedTokens } from "./session-cookies.ts";

/** Guest logins of one browser on one site. */
export type BrowserLogins = {
	/** The tokens of the guest that this browser is; requests that need them at the same time share one login. */
	tokens(logIn: () => Promise<IssuedTokens>, refused?: string): Promise<IssuedTokens>;
	/** The tokens that follow a refresh token; requests that present it at the same time share one refresh. */
	refresh(refreshToken: string, refresh: () => Promise<IssuedTokens>): Promise<IssuedTokens>;
	/** The next guest of this browser is another one. */
	forget(): Promise<void>;
};

/** Each request for itself: nothing says which browser sends it. */
export const unsharedLogins: BrowserLogins = {
	tokens: (logIn) => logIn(),
	refresh: (_token, refresh) => refresh(),
	forget: async () => {},
};

type BrowserObject = DurableObjectStub<GuestLogins>;

/** `nameOf` tells browsers apart; undefined where a browser has no name yet. */
export const browserLogins = (
	{ env, deadline, log }: PlatformContext & { env: Pick<Bindings, "GUEST_LOGINS"> },
	nameOf: () => Promise<string | undefined>,
): BrowserLogins => {
	const objectOf = async () => {
		const name = await nameOf();
		if (name === undefined) return;
		// The binding is declared without its class, which lives among the ports: wrangler.toml binds it to GuestLogins.
		return (env.GUEST_LOGINS as DurableObjectNamespace<GuestLogins>).getByName(name);
	};
	/** Runs what other requests of this browser may run at the same time; by itself, where they cannot be asked. */
	const sharing = async (
		run: () => Promise<IssuedTokens>,
		share: (object: BrowserObject, run: () => Promise<IssuedTokens>) => Promise<IssuedTokens>,
	): Promise<IssuedTokens> => {
		const object = await objectOf();
		if (!object) return run();
		let own: { error: unknown } | undefined;
		const runOnce = () =>
			run().catch((error: unknown) => {
				own = { error };
				throw error;
			});
		try {
			return await within(share(object, runOnce), deadline);
		} catch (error) {
			// As it was thrown here: across the call it would have lost its type.
			if (own) throw own.error;
			if (deadline.aborted) throw error;
			log("warning", "commerce/browser-logins", "A login is made without sharing it", {
				error,
			});
			return run();
		}
	};
	return {
		tokens: (logIn, refused) => sharing(logIn, (object, run) => object.tokens(run, refused)),
		refresh: (refreshToken, refresh) => sharing(refresh, (object, run) => object.refresh(refreshToken, run)),
		forget: async () => {
			try {
				await (await objectOf())?.forget();
			} catch (error) {
				log("warning", "commerce/browser-logins", "A guest login was not forgotten", {
					error,
				});
			}
		},
	};
};
