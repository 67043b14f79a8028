import { beforeEach } from "vitest";
import { forgetBreakers } from "./breaker.ts";

/** Tests of a project share one isolate, so breakers must not carry over to the next test. */
beforeEach(forgetBreakers);
