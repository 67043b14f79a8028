import { DurableObject } from "cloudflare:workers";
import type { IssuedTokens } from "./session-cookies.ts";
import { SharedLogin } from "./shared-login.ts";

/**
 * Where the first requests of a browser meet, in whichever isolates they are: one object for each browser and site. Its cookies
 * name no session yet, so that each request would begin one, and the browser would keep the last one only, with its basket.
 */
export class GuestLogins extends DurableObject {
	readonly #shared = new SharedLogin<IssuedTokens>();

	/** The guest that this browser is; `logIn` stays in the isolate of its request. */
	tokens(logIn: () => Promise<IssuedTokens>, refused?: string): Promise<IssuedTokens> {
		return this.#shared.tokens(logIn, refused);
	}

	forget(): void {
		this.#shared.forget();
	}
}
