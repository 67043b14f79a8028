import { makeRedirect } from "../redirect.ts";
import { names } from "./platform.ts";

export const klarna = makeRedirect({ name: "klarna", brand: "Klarna", names });
