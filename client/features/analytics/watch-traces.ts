type Answer = { at: number; traceId: string };

const MOST_KEPT = 30;
/** These requests are no answers to what the shopper does. */
const NO_CAUSE = /\/(events|session)$/;

/**
 * Returns a function that finds the trace of the shop's last answer before a moment, in milliseconds of `performance.now()`: what a click has
 * caused is then found from its event (platform-12). The trace is an entry of `Server-Timing`.
 */
export function watchTraces(): (at: number) => string | undefined {
	const answers: Answer[] = [];
	const take = (entries: PerformanceEntryList): void => {
		for (const { initiatorType, name, responseEnd, serverTiming } of entries as PerformanceResourceTiming[]) {
			if (!/nav|fetch/.test(initiatorType) || NO_CAUSE.test(name)) continue;
			const traceId = serverTiming?.find((entry) => entry.name === "trace")?.description;
			if (traceId) answers.push({ at: responseEnd, traceId });
		}
		answers.splice(0, answers.length - MOST_KEPT);
	};
	take(performance.getEntriesByType("navigation"));
	new PerformanceObserver((list) => take(list.getEntries())).observe({ type: "resource", buffered: true });
	return (at) => answers.findLast((answer) => answer.at <= at)?.traceId;
}
