import type { TagSettings, TagTarget } from "../../../shared/contracts/tags/tag.ts";
import { TAGS } from "../../../shared/contracts/tags/tags.ts";
import { mayKeep } from "../../state/consent.ts";
import { loadScript } from "../../state/external-scripts/load-script.ts";
import { nextIdle } from "./next-idle.ts";

/**
 * Loads the scripts of the receivers in the browser, one after the other while the page is idle (event-27). Scripts that a browser's extension
 * blocks, or that are down, are done without; a receiver without consent is left out.
 */
export async function startTags(
	settings: TagSettings,
	push: (entry: object) => void,
	target = globalThis as unknown as TagTarget,
): Promise<void> {
	for (const tag of TAGS)
		for (const script of tag.scripts(settings)) {
			await nextIdle();
			if (!mayKeep(script.consent)) continue;
			tag.prepare(script, settings, target, push);
			const { id, src, consent } = script;
			void loadScript({ id, src, consent }).catch(() => {});
		}
}
