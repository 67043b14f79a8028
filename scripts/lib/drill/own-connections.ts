import { Agent, setGlobalDispatcher } from "undici";

/**
 * Each request has its own connection: workerd closes connections that have been idle for 5 s, and a busy Node would send the next request
 * on a closed one.
 */
setGlobalDispatcher(new Agent({ pipelining: 0 }));
