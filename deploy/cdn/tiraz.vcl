# A CDN in front of the site, as Varnish (7.1 or newer) does it; a rented one is told the same rules.
#
#   browser -> CDN :80 -> nginx :8080 (deploy/nginx, with cdn.conf) -> web servers (CDN_SECONDS=60) -> backends
#
#   varnishd -f /etc/tiraz/tiraz.vcl -a visitors=:80 -a release=127.0.0.1:8090 -p http_gzip_support=off
#
# What is stored, and for how long, the web servers say with each answer: CDN-Cache-Control (RFC 9213), or `immutable`.
# What says neither is not stored. Only addresses that show everybody the same are looked up at all, and are asked for
# without cookies; all others pass. `npm run rehearse:cdn -w proofs` runs this very file, on other ports.
vcl 4.1;

import std;

backend site {
  .host = "127.0.0.1";
  .port = "8080";
  # Work on a file is answered within 60 s, anything else long before.
  .first_byte_timeout = 65s;
  .between_bytes_timeout = 65s;
  .probe = {
    .url = "/robots.txt";
    .interval = 1s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
  }
}

sub vcl_recv {
  # After a release: everything but what never changes. Only on the socket that visitors do not reach.
  if (req.method == "PURGE") {
    if (local.socket != "release") {
      return (synth(405));
    }
    ban("obj.http.Cache-Control !~ immutable");
    return (synth(204));
  }
  if (req.restarts == 0) {
    # Who asks is known here; what a client claims about it counts for nothing.
    set req.http.X-Forwarded-For = client.ip;
    unset req.http.X-Forwarded-Host;
    unset req.http.X-Forwarded-Proto;
    unset req.http.Forwarded;
    # What this file notes about a request.
    unset req.http.X-Shared;
    unset req.http.X-Anew;
    unset req.http.X-Stale;
  }
  set req.hash_always_miss = req.http.X-Anew && !req.http.X-Stale;
  if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization) {
    return (pass);
  }
  if (# pages that name their language, without a query: the others change with the visitor; /ar/t/… is a customer's link
      (req.url ~ "^/(ar|en)(/[a-z][a-z-]+)*/?$") ||
      # bundles, what belongs to a release, icons, the map
      (req.url ~ "^/(assets|remotes)/[A-Za-z0-9_./-]+(\?v=[A-Za-z0-9]+)?$" && req.url !~ "\.(\.|json)") ||
      (req.url ~ "^/[a-z-]+\.(ico|svg|png|txt|xml|webmanifest)$") ||
      # pictures
      (req.url ~ "^/objects/[0-9a-f-]{36}(\?w=[0-9]+)?$") ||
      # public lists
      (req.url ~ "^/api/(product-types|fabrics|fits|finishing-qualities|print-types|colors)$")) {
    set req.http.X-Shared = "yes";
    unset req.http.Cookie;
    # Three ways to send a text, not as many as there are browsers.
    if (req.http.Accept-Encoding ~ "(^|,)\s*br\s*(,|;q=(1|0\.[0-9]*[1-9])|$)") {
      set req.http.Accept-Encoding = "br";
    } else if (req.http.Accept-Encoding ~ "(^|,)\s*gzip\s*(,|;q=(1|0\.[0-9]*[1-9])|$)") {
      set req.http.Accept-Encoding = "gzip";
    } else {
      unset req.http.Accept-Encoding;
    }
    return (hash);
  }
  # Nobody draws this one at the moment; the same in a language is here.
  if (!std.healthy(req.backend_hint) && req.url ~ "^/([a-z][a-z-]+)?$" && req.url !~ "^/admin") {
    return (synth(302));
  }
  return (pass);
}

sub vcl_hit {
  # Too old to be shown while it is asked for again. It is good enough where nobody answers.
  if (obj.ttl + std.duration(regsub(obj.http.CDN-Cache-Control, ".*stale-while-revalidate=(\d+).*", "\1s"), 0s) < 0s
      && !req.http.X-Anew && std.healthy(req.backend_hint)) {
    set req.http.X-Anew = "yes";
    return (restart);
  }
}

sub vcl_backend_fetch {
  # What everybody will get is asked for in nobody's name.
  if (bereq.http.X-Shared) {
    set bereq.http.Accept = "*/*";
    unset bereq.http.Accept-Language;
    unset bereq.http.Referer;
  }
  unset bereq.http.X-Shared;
  unset bereq.http.X-Anew;
  unset bereq.http.X-Stale;
}

sub vcl_backend_response {
  if (bereq.uncacheable) {
    return (deliver);
  }
  set beresp.grace = 0s;
  set beresp.keep = 0s;
  if (beresp.status == 200 && !beresp.http.Set-Cookie && beresp.http.Vary !~ "(?i)cookie|\*") {
    # The id is of the request that came first.
    unset beresp.http.X-Request-Id;
    if (beresp.http.Cache-Control ~ "^public, max-age=\d+, immutable$") {
      return (deliver);
    }
    if (beresp.http.CDN-Cache-Control ~ "^max-age=\d+") {
      set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^max-age=(\d+).*", "\1s"), 0s);
      set beresp.grace = std.duration(
        regsub(beresp.http.CDN-Cache-Control, ".*stale-if-error=(\d+).*", "\1s"), 0s);
      return (deliver);
    }
  }
  # What is stored is replaced by what is gone, not by a failure nor by what is for one visitor.
  if (bereq.is_bgfetch && (beresp.status == 200 || beresp.status >= 500)) {
    return (abandon);
  }
  # For so long nobody waits for what nobody may store.
  set beresp.uncacheable = true;
  set beresp.ttl = 5s;
  return (deliver);
}

sub vcl_backend_error {
  if (bereq.is_bgfetch) {
    return (abandon);
  }
  set beresp.status = 503;
  set beresp.reason = "Service Unavailable";
  set beresp.http.Content-Type = "application/problem+json";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "2";
  set beresp.uncacheable = true;
  set beresp.ttl = 0s;
  set beresp.body = """{"type":"about:blank","title":"Service Unavailable","status":503,"code":"server.unavailable","detail":"The service does not answer at the moment; try again shortly."}""";
  return (deliver);
}

sub vcl_deliver {
  # Once more, for something older: the servers went away since they were last asked whether they are well.
  if (resp.status >= 500 && req.http.X-Shared && !req.http.X-Stale) {
    set req.http.X-Anew = "yes";
    set req.http.X-Stale = "yes";
    return (restart);
  }
  if (obj.hits > 0 && obj.ttl < 0s) {
    set resp.http.X-Cache = "stale";
  } else if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else if (req.http.X-Shared) {
    set resp.http.X-Cache = "miss";
  } else {
    set resp.http.X-Cache = "pass";
  }
  # A choice, as the web servers write it down where no CDN stores the page; then it is known before any script runs.
  if (req.url ~ "^/(ar|en)(/|$)" && req.http.X-Shared && resp.status < 400) {
    set resp.http.Set-Cookie = "tiraz.language=" + regsub(req.url, "^/(..).*", "\1")
      + "; Path=/; Max-Age=31536000; SameSite=Lax";
  }
  # Nothing of this is a visitor's business.
  unset resp.http.CDN-Cache-Control;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}

sub vcl_synth {
  set resp.http.Cache-Control = "no-store";
  if (resp.status == 302) {
    if (req.http.Cookie ~ "(^|;\s*)tiraz\.language=ar(;|$)") {
      set resp.http.Location = "/ar" + req.url;
    } else {
      set resp.http.Location = "/en" + req.url;
    }
  }
  return (deliver);
}
