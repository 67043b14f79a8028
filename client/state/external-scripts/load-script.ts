import type { ExternalScript } from "../../../shared/contracts/external-script.ts";
import { mayKeep } from "../consent.ts";
import { trustScriptsOfOthers } from "./trusted-types.ts";

const TIMEOUT = 10_000;
const loads = new Map<string, Promise<void>>();

const inject = ({ id, src, data }: ExternalScript): Promise<void> =>
	new Promise((resolve, reject) => {
		trustScriptsOfOthers();
		const script = document.createElement("script");
		const end = (error?: Error) => {
			clearTimeout(timer);
			if (!error) return resolve();
			script.remove();
			loads.delete(id);
			reject(error);
		};
		const timer = setTimeout(() => end(new Error(`${src} took too long`)), TIMEOUT);
		script.id = id;
		script.src = src;
		script.async = true;
		Object.assign(script.dataset, data);
		script.onload = () => end();
		script.onerror = () => end(new Error(`${src} did not load`));
		document.head.append(script);
	});

/**
 * Loads an external script once per page (security-8). Its address and the security policy come from the same configuration. Rejects
 * without id, address or consent, on failure and on timeout; a later call may then succeed.
 */
export async function loadScript(script: ExternalScript): Promise<void> {
	const { id, src, consent } = script;
	if (!id || !src) throw new Error(`A script needs an id and an address: "${id ?? ""}", "${src ?? ""}"`);
	if (consent && !mayKeep(consent)) throw new Error(`${id} waits for consent`);
	const knownLoad = loads.get(id);
	if (knownLoad) return knownLoad;
	const loading = inject(script);
	loads.set(id, loading);
	return loading;
}
