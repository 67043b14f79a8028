import { DurableObject } from "cloudflare:workers";
import type { IssuedTokens } from "./session-cookies.ts";
import { SharedLogin } from "./shared/shared-login.ts";
import { SharedRefreshes } from "./shared/shared-refreshes.ts";

/**
 * Where the first requests of a browser meet, in whichever isolates they are: one object for each browser and site. Its cookies
 * name no session yet, so that each request would begin one, and the browser would keep the last one only, with its basket.
 */
export class GuestLogins extends DurableObject {
	readonly #shared = new SharedLogin<IssuedTokens>();
	readonly #refreshes = new SharedRefreshes<IssuedTokens>();

	/** The guest that this browser is; `logIn` stays in the isolate of its request. */
	tokens(logIn: () => Promise<IssuedTokens>, refused?: string): Promise<IssuedTokens> {
		return this.#shared.tokens(logIn, refused);
	}

	/** The tokens that follow a refresh token of this browser's, by whichever of its requests it comes (identity-30). */
	refresh(refreshToken: string, refresh: () => Promise<IssuedTokens>): Promise<IssuedTokens> {
		return this.#refreshes.tokens(refreshToken, refresh);
	}

	forget(): void {
		this.#shared.forget();
	}
}
