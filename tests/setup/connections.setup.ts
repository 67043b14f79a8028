import { Agent, setGlobalDispatcher } from "undici";

/** A connection for each request: workerd closes one that has been idle for 5 s, which a busy Node notices too late and loses the next request. */
setGlobalDispatcher(new Agent({ pipelining: 0 }));
