import { Agent, setGlobalDispatcher } from "undici";

/** workerd closes a connection that has been idle for 5 s. Node's fetch keeps it for 4 s by a clock of its own that is late on a busy machine, and then loses the request. */
setGlobalDispatcher(new Agent({ keepAliveTimeout: 1000 }));
