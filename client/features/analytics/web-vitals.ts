import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import type { BrowserEvent } from "../../../shared/domain/analytics/browser-events.ts";

/** Reports the Core Web Vitals of this document, with the kind of its first page and the release that drew it (event-32). */
export function watchWebVitals(route: string, release: string, report: (event: BrowserEvent) => void): void {
	const tell = ({ name, value, rating }: MetricType) =>
		report({ type: "webVital", metric: name, value, rating, route, release });
	for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(tell);
}
