import { beforeEach } from "vitest";
import { forgetBreakers } from "./breaker.ts";

/** The tests of a project share one isolate: a platform that failed in one of them is another one than the next test's. */
beforeEach(forgetBreakers);
