import { DurableObject } from "cloudflare:workers";
import type { Bindings } from "../../base/bindings.ts";
import { takeTurns, writePatiently } from "./in-turn.ts";
import { addPurge, readStoredPurges, type StoredPurges, storePurges } from "./stored-purges.ts";
import {
	applyChange,
	type Off,
	readStoredSwitches,
	type SwitchChange,
	storeSwitches,
} from "./stored-switches.ts";

const SWITCHES = "switches";
const PURGES = "purges";

/**
 * Makes the changes of operations at one site, one after the other (ops-2), and publishes each in KV, from which all isolates read: KV cannot compare
 * and set, so that two changes from two locations could lose one (decision 164).
 */
export class SiteOperations extends DurableObject<Bindings> {
	readonly #inTurn = takeTurns();

	/** Returns what is switched off. Before the first change KV alone knows. */
	async readSwitches(site: string): Promise<Off> {
		return this.ctx.storage.kv.get<Off>(SWITCHES) ?? (await readStoredSwitches(this.env, site));
	}

	/** Returns what is switched off after the change. Throws, and changes nothing, if KV cannot be written. */
	changeSwitches(site: string, change: SwitchChange): Promise<Off> {
		return this.#inTurn(async () => {
			const off = applyChange(await this.readSwitches(site), change);
			await writePatiently(() => storeSwitches(this.env, site, off));
			this.ctx.storage.kv.put(SWITCHES, off);
			return off;
		});
	}

	/** Returns the site's purges with the new one. Throws, and purges nothing, if KV cannot be written. */
	purgeTags(site: string, tags: readonly string[], now: number): Promise<StoredPurges> {
		return this.#inTurn(async () => {
			const before =
				this.ctx.storage.kv.get<StoredPurges>(PURGES) ?? (await readStoredPurges(this.env, site));
			const purges = addPurge(before, tags, now);
			await writePatiently(() => storePurges(this.env, site, purges));
			this.ctx.storage.kv.put(PURGES, purges);
			return purges;
		});
	}
}
