import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Node } from './node.ts';
import type { Ports } from './ports.ts';

/** Leads to whichever node says of itself that it is the primary. */
const haproxy = (port: number, nodes: readonly Node[]): string => `
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.port} port ${node.restPort}`).join('\n')}
`;

/** The last three are what a failover waits for otherwise, up to 15 seconds after it is over. */
const pgbouncer = ({ pooler, primary }: Ports): string => `
[databases]
duet = host=127.0.0.1 port=${primary} dbname=duet user=duet
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${pooler}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 40
max_client_conn = 2000
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 10
`;

/** One process that is taken out answers nobody any more. */
const nginx = (folder: string, port: number, webs: readonly number[], out: number | null) => `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log notice;
worker_processes 1;
events { worker_connections 8192; }
http {
  log_format brief '$msec $request_method $uri $status $request_time $upstream_addr $upstream_status $upstream_connect_time';
  access_log ${folder}/nginx-access.log brief;
  client_body_temp_path ${folder}/nginx-body;
  proxy_temp_path ${folder}/nginx-proxy;
  fastcgi_temp_path ${folder}/nginx-other;
  uwsgi_temp_path ${folder}/nginx-other;
  scgi_temp_path ${folder}/nginx-other;
  map $http_upgrade $connection_header {
    default upgrade;
    '' '';
  }
  upstream duet {
${webs.map((web) => `    server 127.0.0.1:${web} max_fails=0${web === out ? ' down' : ''};`).join('\n')}
  }
  server {
    listen 127.0.0.1:${port} backlog=4096;
    location / {
      proxy_pass http://duet;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Forwarded-Host '';
      proxy_set_header X-Request-Start $msec;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_header;
      proxy_read_timeout 90s;
      proxy_connect_timeout 2s;
    }
  }
}
`;

export const writeNginx = async (
  folder: string,
  { site, webs }: Ports,
  out: number | null = null,
): Promise<void> => writeFile(join(folder, 'nginx.conf'), nginx(folder, site, webs, out));

export const writeProxies = async (
  folder: string,
  ports: Ports,
  nodes: readonly Node[],
): Promise<void> => {
  await writeFile(join(folder, 'haproxy.cfg'), haproxy(ports.primary, nodes));
  await writeFile(join(folder, 'pgbouncer.ini'), pgbouncer(ports));
  await writeNginx(folder, ports);
};
