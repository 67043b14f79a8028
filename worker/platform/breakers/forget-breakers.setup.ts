import { beforeEach } from "vitest";
import { forgetBreakers } from "./breaker.ts";

beforeEach(forgetBreakers);
