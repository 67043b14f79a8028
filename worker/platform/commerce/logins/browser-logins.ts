import type { Bindings } from "../../../base/bindings.ts";
import { within } from "../../../cache/single-flight.ts";
import type { PlatformContext } from "../../fetch.ts";
import type { GuestLogins } from "./guest-logins.ts";
import type { IssuedTokens } from "./session-cookies.ts";

export type BrowserLogins = {
	tokens(logIn: () => Promise<IssuedTokens>, refusedToken?: string): Promise<IssuedTokens>;
	refresh(refreshToken: string, refresh: () => Promise<IssuedTokens>): Promise<IssuedTokens>;
	forget(): Promise<void>;
};

export const unsharedLogins: BrowserLogins = {
	tokens: (logIn) => logIn(),
	refresh: (_token, refresh) => refresh(),
	forget: async () => {},
};

type BrowserObject = DurableObjectStub<GuestLogins>;

export const browserLogins = (
	{ env, deadline, log }: PlatformContext & { env: Pick<Bindings, "GUEST_LOGINS"> },
	nameOf: () => Promise<string | undefined>,
): BrowserLogins => {
	const findLoginObject = async () => {
		const name = await nameOf();
		if (name === undefined) return;
		// The binding is declared without its class, because the class imports the ports; wrangler.toml binds GuestLogins.
		return (env.GUEST_LOGINS as DurableObjectNamespace<GuestLogins>).getByName(name);
	};
	const sharing = async (
		run: () => Promise<IssuedTokens>,
		share: (object: BrowserObject, run: () => Promise<IssuedTokens>) => Promise<IssuedTokens>,
	): Promise<IssuedTokens> => {
		const object = await findLoginObject();
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
			// An error that crosses the call to the object loses its type, so the original error is rethrown.
			if (own) throw own.error;
			if (deadline.aborted) throw error;
			log("warning", "commerce/browser-logins", "A login is made without sharing it", {
				error,
			});
			return run();
		}
	};
	return {
		tokens: (logIn, refusedToken) => sharing(logIn, (object, run) => object.tokens(run, refusedToken)),
		refresh: (refreshToken, refresh) => sharing(refresh, (object, run) => object.refresh(refreshToken, run)),
		forget: async () => {
			try {
				await (await findLoginObject())?.forget();
			} catch (error) {
				log("warning", "commerce/browser-logins", "A guest login was not forgotten", {
					error,
				});
			}
		},
	};
};
