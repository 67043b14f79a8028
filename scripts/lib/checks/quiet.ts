/** Settings of wrangler and Miniflare that must stand before either is loaded: import this first. */

// Local requests carry a placeholder for `request.cf`; asking the network for a real one only delays the start.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= "false";
process.env.WRANGLER_SEND_METRICS ??= "false";
process.env.WRANGLER_LOG ??= "warn";

export {};
