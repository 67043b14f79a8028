import type { Bindings, Build } from "../../base/bindings.ts";
import { clock } from "../../base/clock.ts";
import { createLog } from "../../base/log.ts";
import { chooseOrderFacts } from "../../platform/analytics/orders/choose-order-facts.ts";
import { createCallsFor } from "../../request/calls.ts";
import { deliverOrderFacts } from "./deliver-order-facts.ts";

/** Milliseconds for one run. */
const TIMEOUT = 25_000;

type Run = { build: Build; isDevelopmentServer: boolean; waitUntil(promise: Promise<unknown>): void };

/** Delivers what has happened to orders, woken by a queue or by the trigger that fires every minute (event-17). */
export async function runDelivery(env: Bindings, run: Run): Promise<void> {
	const calls = createCallsFor({ ...run, env, log: createLog(), deadline: clock.timeout(TIMEOUT) });
	await deliverOrderFacts(env, { facts: chooseOrderFacts({ ...calls.platform, env }, clock.now()), calls });
}
