import type { LogEntry } from "../../worker/base/log.ts";
import type { Visit } from "./visit.ts";

/** A line of the storefront's log. `details` are those that are compared. */
export type LoggedLine = Pick<LogEntry, "level" | "source" | "title"> & { details?: LogEntry["details"] };

type Situation = {
	situation: string;
	/** Says in words how the test causes the situation. */
	cause: string;
};
/** `reads`: keys of the texts that the shopper reads. `logs`: null if nothing is logged as a warning or an error. */
type Outcome = {
	status: number;
	reads: readonly string[];
	logs: LoggedLine | null;
};

/** A situation that one request, or one form without script, causes. */
export type RequestRow = Situation &
	Outcome & {
		run: (visit: Visit) => Promise<Seen>;
		/** The line is logged once a minute or once for an isolate, so it is expected in the first language alone. */
		isThrottled?: true;
	};
/** `text`: what is read of a page, or the response of the shopper API. */
export type Seen = { status: number; text: string; html: string };

/** A situation that no single request causes, such as those of a browser; another test does. */
export type NamedRow = Situation & {
	reads: readonly string[];
	says: string;
	provedBy: { file: string; title: string };
};

/** A situation of the catalogues that cannot occur in this shop, with the reason. */
export type AbsentRow = { situation: string; reason: string };
